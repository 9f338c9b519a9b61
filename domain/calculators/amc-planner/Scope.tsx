import type { AmcResult } from "@site/engine/maintenance/plan.ts";
import { Calendar } from "./Calendar.tsx";
import { Equipment } from "./Equipment.tsx";
import type { Input } from "./fields.ts";
import { List, Part } from "./Part.tsx";
import type { Say } from "./say.ts";

export type Props = { input: Input; result: AmcResult; say: Say };

/** Shows the scope of work. A customer can send it to several companies and ask for their prices. */
export function Scope({ input, result, say }: Props) {
  const { words, fill, shared } = say;
  const { scope } = words;
  const { inside, outside } = words.coverageText[input.coverage];
  return (
    <section aria-labelledby="scope" className="grid grid-cols-1 gap-6">
      <div>
        <h2 id="scope" className="text-2xl">
          {scope.title}
        </h2>
        <p className="mt-2 max-w-lg text-soft">
          {fill(scope.intro, {
            use: words.uses[input.use],
            hours: words.hoursOf[input.hours],
            age: words.ageOf[input.age],
            surroundings: words.surroundingsOf[input.surroundings],
            start: shared.months[Number(input.start) - 1] ?? "",
          })}
        </p>
      </div>
      <Equipment result={result} say={say} />
      <Calendar result={result} say={say} />
      <Tasks result={result} say={say} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Part title={`${words.coverage}: ${words.coverageOf[input.coverage]}`}>
          <List title={scope.covered} items={inside} />
          <List title={scope.notCovered} items={outside} />
        </Part>
        <Part title={`${words.response}: ${words.responseOf[input.response]}`}>
          <p className="text-sm text-soft">{words.responseHint}</p>
          <p className="text-sm">
            {words.time}: {words.timeOf[input.time]}
          </p>
          <List title={scope.reports} items={words.reports} />
          <List title={scope.needs} items={words.needs} />
        </Part>
      </div>
      {result.noted.length > 0 && (
        <Part title={scope.noted}>
          <List items={result.noted.map((id) => `${words.noted[id]}: ${words.notedText[id]}`)} />
        </Part>
      )}
    </section>
  );
}

const Tasks = ({ result, say: { words } }: Omit<Props, "input">) => (
  <section className="grid grid-cols-1 gap-4">
    <h3 className="text-lg">{words.scope.tasks}</h3>
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {result.lines.map(({ id, year }) => (
        <Part key={id} title={words.equipment[id]}>
          <List title={words.scope.full} items={words.tasks[id].full} />
          {year.includes("light") && <List title={words.scope.light} items={words.tasks[id].light} />}
        </Part>
      ))}
    </div>
  </section>
);
