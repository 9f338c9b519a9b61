/** The editor with our own content. One file, because a process and a copy of content/, read whole, take longer than the tests. */
import { afterAll } from "vitest";
import "./pages.suite.ts";
import "./recipes.suite.ts";
import { endEditor } from "./fixture.ts";

afterAll(endEditor);
