// Shared modules are settled before anything uses them: the usual first line of a federated host.
void import('./host.tsx');
