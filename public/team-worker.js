// Phones that installed the technician's page when its address was /team have a worker with this address and the scope /team. It does the same as the
// present worker. Without a connection it sends a visitor of the old address to the page that is kept for the new one.
importScripts("/my-visits-worker.js");
