/**
 * Tests the editor with our own content. All suites are in one test file, because starting a process with a copy of content/ takes longer
 * than the tests.
 */
import { afterAll } from "vitest";
import "./pages.suite.ts";
import "./recipes.suite.ts";
import { endEditor } from "./fixture.ts";

afterAll(endEditor);
