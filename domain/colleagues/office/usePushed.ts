import { useEffect } from "react";
import { useNavigate } from "react-router";

/** If the office is open when somebody taps a notification, its page opens in that window (public/admin/push-worker.js). */
export function usePushed() {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    const show = ({ data }: MessageEvent) => {
      const [, path] = String(data?.open).split(location.origin);
      if (path?.startsWith("/")) void navigate(path);
    };
    serviceWorker.addEventListener("message", show);
    return () => serviceWorker.removeEventListener("message", show);
  }, [navigate]);
}
