import {
  Bell,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Download,
  Image,
  Keyboard,
  type LucideProps,
  Mail,
  MailOpen,
  MailX,
  MessageCircle,
  Phone,
  Plus,
  Search,
  StickyNote,
  Trash2,
  TriangleAlert,
  UserRound,
  X,
} from "lucide-react";

const glyphs = {
  bell: Bell,
  check: Check,
  "chevron-down": ChevronDown,
  back: ChevronLeft,
  onward: ChevronRight,
  download: Download,
  image: Image,
  keyboard: Keyboard,
  mail: Mail,
  "mail-open": MailOpen,
  chat: MessageCircle,
  phone: Phone,
  plus: Plus,
  search: Search,
  note: StickyNote,
  bin: Trash2,
  person: UserRound,
  unsent: MailX,
  urgent: TriangleAlert,
  close: X,
};

export type GlyphName = keyof typeof glyphs;

/**
 * An icon of the office. These icons are separate, so that the icon set of the public pages stays small. Screen readers skip them, because
 * there is always text beside them.
 */
export function Glyph({ name, size = 16, className = "", ...rest }: Omit<LucideProps, "name"> & { name: GlyphName }) {
  const Drawing = glyphs[name];
  const turned = name === "back" || name === "onward" ? "mirrored" : "";
  return <Drawing size={size} strokeWidth={1.75} aria-hidden {...rest} className={`shrink-0 ${turned} ${className}`} />;
}
