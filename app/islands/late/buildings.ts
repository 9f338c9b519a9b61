import type { BuildingsData } from "../../pages/buildings.ts";
import { isPlain } from "./plain-click.ts";
import { openSheets } from "./sheet-links.ts";

openSheets();

/**
 * On the home page, a tap on another kind of building changes the picture, its spots and the list, without moving the page. Without this script
 * the same links lead to the list of all faults. The script home.ts loads it.
 */
type Building = BuildingsData["buildings"][number];
type Fault = Building["faults"][number];

const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-building]")];
const spots = document.querySelector<HTMLElement>(".spots");
const list = document.querySelector<HTMLElement>(".stopped");
const picture = spots?.parentElement?.querySelector("picture");
const image = picture?.querySelector("img");

/** Screen readers say the name of the building and its faults. */
const status = document.createElement("p");
status.className = "sr-only";
status.setAttribute("role", "status");
document.body.append(status);

let loading: Promise<BuildingsData> | undefined;
const load = () => {
  loading ??= fetch(`/buildings/${document.documentElement.lang}.json`).then((answer) => answer.json());
  // The next tap tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
};

addEventListener("click", (click) => {
  const link = links.find((each) => each.contains(click.target as Node));
  if (!link || !isPlain(click)) return;
  click.preventDefault();
  choose(link).catch(() => location.assign(link.href));
});

async function choose(link: HTMLAnchorElement) {
  for (const each of links) each.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  const { buildings } = await load();
  const building = buildings.find(({ name }) => name === link.dataset.building);
  // Until the file has come, the visitor may have chosen another one.
  const isChosen = () => link.hasAttribute("aria-current");
  if (building && isChosen()) await show(building, isChosen);
  if (isChosen()) status.textContent = `${link.textContent}: ${faultNames().join(", ")}`;
}

const faultNames = () => Array.from(list?.children ?? [], ({ textContent }) => textContent);

/** The list comes at once. The spots come with the picture on which they stand. */
async function show({ faults, alt, srcset, night }: Building, isChosen: () => boolean) {
  if (!spots || !list || !image) return;
  // The air was drawn for the first picture.
  document.querySelector(".flow")?.remove();
  picture?.querySelector("source")?.setAttribute("srcset", night);
  // A picture of another shape stands in the frame of the first.
  Object.assign(image.style, {
    aspectRatio: `${image.getAttribute("width")}/${image.getAttribute("height")}`,
    objectFit: "contain",
  });
  image.srcset = srcset;
  image.alt = alt;
  list.style.minHeight ||= `${list.getBoundingClientRect().height}px`;
  spots.replaceChildren();
  list.replaceChildren(...faults.map(itemOf));
  await image.decode().catch(() => {});
  if (isChosen()) spots.replaceChildren(...faults.flatMap(spotOf));
}

function spotOf({ place, name, href }: Fault, index: number) {
  if (!place) return [];
  const spot = linkTo(href, `${index + 1}`);
  spot.setAttribute("aria-label", `${index + 1} ${name}`);
  spot.className = `x-${place[0]} y-${place[1]}`;
  return [spot];
}

function itemOf({ place, name, href }: Fault) {
  const item = document.createElement("li");
  item.append(linkTo(href, name));
  item.classList.toggle("other", !place);
  return item;
}

function linkTo(href: string, text: string) {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = text;
  return link;
}

/** The document has the line of the month in which it was built. */
const line = document.querySelector<HTMLElement>("[data-month]");
const month = new Date(Date.now() + 4 * 3_600_000).getUTCMonth();
if (line && line.dataset.month !== `${month}`)
  load().then(
    ({ climate }) => {
      line.textContent = climate[month] ?? "";
    },
    () => {},
  );
