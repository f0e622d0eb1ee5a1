import { startStripeSandbox } from './stripe-sandbox.ts';
import { SECRET_KEY, WEBHOOK_SECRET } from './test-bench.test-helper.ts';

/** A separate process that serves the given file and reports its port. Its webhook URL has no server. */
const sandbox = await startStripeSandbox({
  file: process.argv[2] ?? '',
  publicUrl: () => 'http://127.0.0.1:9',
  webhookUrl: () => 'http://127.0.0.1:9',
  webhookSecret: WEBHOOK_SECRET,
  secretKey: SECRET_KEY,
});
process.send?.(sandbox.sdkConfig.port);
