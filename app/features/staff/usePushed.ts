import { useEffect } from "react";
import { useNavigate } from "react-router";

/** A notice that was pressed while the office stands open is shown in its window (public/admin/push-worker.js). */
export function usePushed() {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    const show = ({ data }: MessageEvent) => {
      const address = typeof data?.open === "string" && URL.canParse(data.open) ? new URL(data.open) : undefined;
      if (address?.origin === location.origin) void navigate(address.pathname);
    };
    serviceWorker.addEventListener("message", show);
    return () => serviceWorker.removeEventListener("message", show);
  }, [navigate]);
}
