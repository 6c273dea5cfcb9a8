// Shared modules are negotiated before anything that needs them runs: the usual first line of a federated host.
void import('./stock-bootstrap.ts');
