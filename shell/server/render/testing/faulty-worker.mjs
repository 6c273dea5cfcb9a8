// A render process that does what the path says; the pool around it is the real one.
process.on('message', (job) => {
  if (job.warm) return;
  switch (job.path) {
    case '/loop':
      for (;;);
    case '/bloat': {
      const kept = [];
      for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
    }
    case '/heap': {
      const kept = [];
      for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
    }
    case '/die':
      process.kill(process.pid, 'SIGKILL');
      break;
    case '/environment':
      process.send({
        id: job.id,
        kind: 'page',
        status: 200,
        html: JSON.stringify(process.env),
        queries: null,
      });
      break;
    default:
      process.send({
        id: job.id,
        kind: 'page',
        remote: null,
        status: 200,
        html: `${process.pid}`,
        queries: null,
      });
  }
});
process.send('ready');
