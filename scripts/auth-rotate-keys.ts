import { embeddedAuth } from "../server/embedded-auth.ts";
