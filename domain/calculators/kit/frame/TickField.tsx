import { connectField } from "./connectField.tsx";

type Props = { name: string; label: string };

/** Yes or no. An unticked box sends nothing, so a hidden input sends 0 before it. */
export const TickField = connectField<"tick", Props>("tick", function Tick({ name, label, id, value, set }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm">
      <input type="hidden" name={name} value="0" />
      <input
        id={id}
        type="checkbox"
        name={name}
        value="1"
        checked={value === "1"}
        onChange={(event) => set(event.target.checked ? "1" : "0")}
      />
      <span>{label}</span>
    </label>
  );
});
