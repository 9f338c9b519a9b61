import type { Routes } from "../context.ts";
import { AuthError } from "../errors.ts";
import { algorithm } from "../keys.ts";

/** Routes with public information about the server. */
export const about: Routes = (app, { config, keys }) => {
  app.get("/health", (c) =>
    c.json({ version: "1", name: "GoTrue", description: "GoTrue is a user registration and authentication API" }),
  );
  app.get("/settings", (c) =>
    c.json({
      external: {
        email: config.email,
        phone: config.phone,
        anonymous_users: config.anonymous,
        ...Object.fromEntries(known.map((provider) => [provider, provider in config.providers])),
        ...Object.fromEntries(Object.keys(config.providers).map((provider) => [provider, true])),
      },
      disable_signup: !config.signups,
      mailer_autoconfirm: config.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
      passkeys_enabled: config.passkeys,
    }),
  );
  app.get("/.well-known/jwks.json", async (c) =>
    c.json({ keys: await keys.published() }, 200, { "cache-control": "public, max-age=600" }),
  );
  app.get("/.well-known/openid-configuration", (c) =>
    c.json({
      issuer: config.issuer,
      jwks_uri: `${config.externalUrl}/.well-known/jwks.json`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [algorithm],
    }),
  );
  for (const [path, code, message] of config.passkeys ? off : [...off, noPasskeys])
    app.all(path, () => {
      throw new AuthError(404, code, message);
    });
};

const known = ["google", "azure", "apple"];

type Off = [path: string, code: string, message: string];

const noPasskeys: Off = ["/passkeys/*", "passkey_disabled", "Passkeys are disabled"];

const off: Off[] = [
  ["/sso/*", "saml_provider_disabled", "SAML 2.0 is disabled"],
  ["/sso", "saml_provider_disabled", "SAML 2.0 is disabled"],
  ["/oauth/*", "feature_disabled", "The OAuth server is disabled"],
  ["/admin/oauth/*", "feature_disabled", "The OAuth server is disabled"],
];
