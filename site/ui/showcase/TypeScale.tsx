import { useSample } from "./samples.ts";

const sizes = ["text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"] as const;

export function TypeScale() {
  const { sentence } = useSample();
  return (
    <div className="grid gap-3">
      {sizes.map((size) => (
        <p key={size} className={size}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
