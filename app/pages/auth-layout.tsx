import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { AuthProvider } from "#domain/sign-in/pages/AuthProvider.tsx";
import { entranceFor } from "#domain/sign-in/pages/entrance.server.ts";
import { newQueryClient } from "#domain/sign-in/pages/query.ts";
import type { Route } from "./+types/auth-layout.ts";

export const loader = ({ url }: Route.LoaderArgs) => entranceFor(url.pathname);

/** The loader returns data about the auth server, which do not change while a page is open. */
export const shouldRevalidate = () => false;

export const headers = () => ({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "same-origin" });

export default function AuthLayout({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(newQueryClient);
  return (
    <AuthProvider {...loaderData}>
      <QueryClientProvider client={queries}>
        <Outlet />
      </QueryClientProvider>
    </AuthProvider>
  );
}
