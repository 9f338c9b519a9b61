import { useT } from "#site/i18n/t.ts";
import { lostReasons, statuses } from "../shared/options.ts";
import { menuItem } from "./Menu.tsx";

/** Buttons that change the status of the selected leads, without asking for an amount. For "lost", the menu also asks for the reason. */
export function StatusChoices() {
  const t = useT("inbox");
  const word = useT("lead");
  return (
    <ul>
      {statuses
        .filter((status) => status !== "lost")
        .map((status) => (
          <li key={status}>
            <button type="submit" name="do" value={`status:${status}`} className={menuItem}>
              {word(`statuses.${status}`)}
            </button>
          </li>
        ))}
      {lostReasons.map((reason) => (
        <li key={reason} className="first-of-type:border-t">
          <button type="submit" name="do" value={`status:lost:${reason}`} className={menuItem}>
            {t("bulk.lost", { reason: word(`lostReasons.${reason}`) })}
          </button>
        </li>
      ))}
    </ul>
  );
}
