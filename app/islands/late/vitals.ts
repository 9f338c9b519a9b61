import { type Metric, onCLS, onINP, onLCP } from "web-vitals";

/** Reports Core Web Vitals in one message each time the page is hidden. Times are in milliseconds, and CLS is in thousandths. */
const measured = new Map<string, number>();

function keep({ name, value }: Metric) {
  measured.set(name, Math.round(name === "CLS" ? value * 1000 : value));
}

onLCP(keep);
onCLS(keep);
onINP(keep);

// The library handles this event in the capture phase, so its last values are already stored here.
addEventListener("visibilitychange", () => {
  if (!document.hidden || measured.size === 0) return;
  const vitals = { m: [...measured.keys()].join(), x: [...measured.values()].join() };
  dispatchEvent(new CustomEvent("seen", { detail: ["cwv", vitals] }));
  measured.clear();
});
