import { Form } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";

/** The form to help a customer who calls because the device with the codes is lost. */
export function HelpCustomer({ elsewhere }: { elsewhere: boolean }) {
  const t = useT("colleagues");
  return (
    <Form method="post" className="card space-y-4">
      <h2 className="text-xl">{t("customer.title")}</h2>
      <p className="text-sm text-soft">{t(elsewhere ? "customer.elsewhere" : "customer.text")}</p>
      {!elsewhere && (
        <>
          <Field
            id="customer"
            name="email"
            type="email"
            dir="ltr"
            label={t("customer.address")}
            required
            maxLength={254}
          />
          <Button type="submit" name="intent" value="customer" look="outline" className="w-full !text-danger">
            {t("colleagues.factors")}
          </Button>
        </>
      )}
    </Form>
  );
}
