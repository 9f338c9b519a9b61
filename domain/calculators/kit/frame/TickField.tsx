import { connectField } from "./connectField.tsx";

type Props = { name: string; label: string };

/** A field for yes or no. The browser sends nothing for an unticked box, so a hidden input before the box sends 0. */
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
