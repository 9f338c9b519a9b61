import {
  AirVent,
  ArrowRight,
  Building2,
  Cctv,
  Check,
  ChevronDown,
  ClipboardCheck,
  Clock,
  Contrast,
  Fan,
  Faucet,
  FileText,
  Gauge,
  Hammer,
  Languages,
  type LucideProps,
  Mail,
  MapPin,
  Menu,
  Network,
  PaintRoller,
  Phone,
  PlugZap,
  Quote,
  ShieldCheck,
  Snowflake,
  SolarPanel,
  Thermometer,
  TriangleAlert,
  Users,
  Waves,
  Wrench,
  X,
} from "lucide-react";

const icons = {
  "air-vent": AirVent,
  "arrow-right": ArrowRight,
  "building-2": Building2,
  cctv: Cctv,
  check: Check,
  "chevron-down": ChevronDown,
  "clipboard-check": ClipboardCheck,
  clock: Clock,
  contrast: Contrast,
  fan: Fan,
  faucet: Faucet,
  "file-text": FileText,
  gauge: Gauge,
  hammer: Hammer,
  languages: Languages,
  mail: Mail,
  "map-pin": MapPin,
  menu: Menu,
  network: Network,
  "paint-roller": PaintRoller,
  phone: Phone,
  "plug-zap": PlugZap,
  quote: Quote,
  "shield-check": ShieldCheck,
  snowflake: Snowflake,
  "solar-panel": SolarPanel,
  thermometer: Thermometer,
  warning: TriangleAlert,
  users: Users,
  waves: Waves,
  wrench: Wrench,
  close: X,
};

export type IconName = keyof typeof icons;
export const isIconName = (name: string): name is IconName => name in icons;

/** What all icons share is said once, in the stylesheet (.i). */
const bare = {
  xmlns: undefined,
  viewBox: "0 0 24 24",
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** Always a companion of text: hidden from screen readers. */
export function Icon({ name, size = 20, className = "", ...rest }: LucideProps & { name: IconName }) {
  const Drawing = icons[name];
  return (
    <Drawing size={size} strokeWidth={undefined} aria-hidden {...bare} {...rest} className={`i ${className}`.trim()} />
  );
}
