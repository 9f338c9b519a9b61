import { useEffect } from "react";
import { useNavigate } from "react-router";

/** If the office is open when somebody presses a notice, the notice is shown in its window (public/admin/push-worker.js). */
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
