/** For tests: a temporary folder with a few picture sources, used as the working directory. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const sources = {
  "art/scenes/pump.py": '"""A pump."""\nfrom kit.water import pump\n',
  "art/scenes/palm.py": '"""A palm."""\nfrom kit.plants import palm\n',
  "art/kit/__main__.py": "from kit import light, stage\n",
  "art/kit/light.py": "SUN = 46\n",
  "art/kit/stage.py": "from kit.palette import linear\n",
  "art/kit/palette.py": '"navy": token("navy")\n',
  "art/kit/water.py": "from kit.runs import pipe\n",
  "art/kit/runs.py": "BEND = 0.1\n",
  "art/kit/plants.py": "LEAVES = 9\n",
  "site/styles/tokens.css": ":root {\n  --navy: #0b1b26;\n  --gap: 1rem;\n}\n",
};

export function temporarySources() {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "art-"));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(sources)) write(file, text);
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  return { write, remove: (file: string) => rmSync(join(folder, file)) };
}
