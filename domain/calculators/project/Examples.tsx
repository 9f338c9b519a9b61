import { busy } from "#site/ui/busy.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useFrame, useWords } from "./context.ts";
import { type ExampleId, exampleIds, exampleText } from "./examples.ts";

/** Buttons that open made-up projects, for visitors who want to see a project before they type. */
export function Examples({ onOpen }: { onOpen: (text: string) => void }) {
  const { say } = useFrame();
  const t = useWords();
  const open = async (id: ExampleId) => onOpen(await busy(exampleText(id, say.language)));
  return (
    <section aria-labelledby="examples" className="card">
      <h2 id="examples" className="text-lg">
        {t("examples.title")}
      </h2>
      <p className="mt-1 mb-4 max-w-lg text-sm text-soft">{t("examples.text")}</p>
      <div className="flex flex-wrap gap-2">
        {exampleIds.map((id) => (
          <Button key={id} look="outline" onClick={() => void open(id)}>
            {t(`examples.${id}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
