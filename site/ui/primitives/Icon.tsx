import {
  ArrowRight,
  Check,
  ChevronDown,
  Clock,
  Contrast,
  FileText,
  Languages,
  type LucideProps,
  Menu,
  Phone,
  Quote,
  Search,
  ShieldCheck,
  Thermometer,
  Users,
  X,
} from "lucide-react";

const icons = {
  "arrow-right": ArrowRight,
  check: Check,
  "chevron-down": ChevronDown,
  clock: Clock,
  contrast: Contrast,
  "file-text": FileText,
  languages: Languages,
  menu: Menu,
  phone: Phone,
  quote: Quote,
  search: Search,
  "shield-check": ShieldCheck,
  thermometer: Thermometer,
  users: Users,
  close: X,
};

export type IconName = keyof typeof icons;

/** The attributes that all icons share, and their usual size, are in the stylesheet (.i). So they are removed from each icon here. */
const bare = {
  xmlns: undefined,
  viewBox: "0 0 24 24",
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** An icon that is hidden from screen readers, because it always stands beside text. */
export function Icon({ name, size, className = "", ...rest }: LucideProps & { name: IconName }) {
  const Drawing = icons[name];
  return (
    <Drawing
      strokeWidth=""
      aria-hidden
      {...bare}
      width={size}
      height={size}
      {...rest}
      className={`i ${className}`.trim()}
    />
  );
}
