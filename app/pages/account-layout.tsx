import { Outlet } from "react-router";
import { accountHandle } from "#app/documents.ts";
import { AccountFrame } from "#domain/accounts/customer/AccountFrame.tsx";

export const handle = accountHandle;

export default function AccountLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
