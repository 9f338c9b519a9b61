/** Opens a database as the server does at its start, reporting when it begins and ends. */
import { connect } from "../../../server/db/connection.ts";
import { migrate } from "../../../server/db/migrate.ts";

const [DATA_DIR = "", DATABASE_URL] = process.argv.slice(2);
process.stdout.write("begun ");
const { db } = connect({ DATA_DIR, DATABASE_URL });
await migrate(db);
process.stdout.write("done");
setInterval(() => {}, 1e6);
