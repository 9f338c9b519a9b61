// Phones that installed the technician's page while it stood at /team have a worker with this address and the scope /team. It does what the worker of
// today does. Without a connection it sends who opens the old address to the page that is kept for the new one.
importScripts("/my-visits-worker.js");
