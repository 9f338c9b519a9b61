/** The order is important: Edge and Opera also call themselves Chrome, and Chrome also calls itself Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:FBAN|FBAV|Instagram|Line|Snapchat|TikTok|musical_ly)\b/, "App"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bCrOS\b|\bX11\b/, "Linux"],
];

const named = (list: [RegExp, string][], agent: string) => list.find(([is]) => is.test(agent))?.[1] ?? "Other";

export interface Agent {
  browser: string;
  os: string;
  /** 0 is a phone, 1 a tablet, 2 a computer. */
  device: 0 | 1 | 2;
}

export const agentOf = (agent: string): Agent => ({
  browser: named(browsers, agent),
  os: named(systems, agent),
  device: deviceOf(agent),
});

/**
 * Returns the kind of device. An Android tablet does not contain the word Mobile. A newer iPad says that it is a Mac, so it counts as a
 * computer.
 */
function deviceOf(agent: string): 0 | 1 | 2 {
  if (/\biPad\b|\bTablet\b/.test(agent) || (/\bAndroid\b/.test(agent) && !/\bMobile\b/.test(agent))) return 1;
  return /\bMobile\b|\biPhone\b|\biPod\b/.test(agent) ? 0 : 2;
}
