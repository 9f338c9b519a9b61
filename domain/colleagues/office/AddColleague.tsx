import { Form } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Select } from "#site/ui/controls/Select.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { PersonFields, type PersonState } from "./PersonFields.tsx";
import { invitedRoles } from "./schema.ts";

export function AddColleague({ state }: { state: PersonState | undefined }) {
  const t = useT("colleagues");
  const language = useLanguage();
  const roles = invitedRoles.map((role): [string, string] => [role, t(`colleagues.mayDo.${role}`)]);
  return (
    <Form method="post" noValidate className="card space-y-4">
      <h2 className="text-xl">{t("colleagues.add")}</h2>
      <PersonFields state={state} language={language} />
      <Select id="role" name="role" label={t("fields.role")} options={roles} />
      <Button type="submit" name="intent" value="add" className="w-full">
        {t("colleagues.addButton")}
      </Button>
    </Form>
  );
}
