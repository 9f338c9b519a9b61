/** The public interface of this domain for server code. Other domains and the server import its server code only from this file. */
export { askForTestimonials, countRecord } from "./office/tasks.server.ts";
