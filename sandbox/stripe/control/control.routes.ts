import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { isFromElsewhere } from '#sandbox/own-pages.ts';
import type { RateLimit } from '#sandbox/stripe/rate-limit.ts';
import type { SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import type { SandboxControl } from './control.ts';
import { describeFault, findCall } from './control-calls.ts';
import { controlPage, type ControlNotice } from './control-page.ts';
import { CONTROL_POLICY } from './control-style.ts';
import { readControlView } from './control-view.ts';
import type { Faults } from './faults.ts';

const CROSS_SITE = 'This request came from another site and was refused';

interface ControlParts {
  control: SandboxControl;
  state: SandboxState;
  faults: Faults;
  rateLimit: RateLimit;
  publicUrl: () => string;
}

const isForm = (request: Request) => Boolean(request.is('urlencoded'));

/**
 * The control over HTTP. `POST /<call>` takes the method's parameters as JSON and responds with `{ result }`, or `{
 * error }` with a message. A form of the page sends the same parameters and returns to the page. `GET /` is the page.
 */
export function createControlRoutes({ control, publicUrl, ...parts }: ControlParts): Router {
  const show = (response: Response, baseUrl: string, notice: ControlNotice | undefined): void => {
    response
      .set('Content-Security-Policy', CONTROL_POLICY)
      .type('html')
      .send(controlPage(readControlView(parts), baseUrl, notice));
  };
  const refuse = (request: Request, response: Response, status: number, text: string): void => {
    response.status(status);
    if (isForm(request)) show(response, request.baseUrl, { kind: 'failed', text });
    else response.json({ error: text });
  };

  const guard: RequestHandler = (request, response, next) => {
    if (isFromElsewhere(request, publicUrl())) return refuse(request, response, 403, CROSS_SITE);
    if (!request.get('content-type') || request.is(['json', 'urlencoded'])) return next();
    refuse(request, response, 415, 'Parameters are sent as JSON.');
  };

  const carryOut: RequestHandler<{ call: string }> = async (request, response) => {
    const { call: name } = request.params;
    const call = findCall(name);
    if (!call) return refuse(request, response, 404, `There is no call ${name}.`);
    const result = await call.prepare(request.body ?? {})(control);
    if (!isForm(request)) return void response.json({ result: result ?? null });
    const failure = call.failure(result);
    if (failure) return refuse(request, response, 502, failure);
    response.redirect(303, `${request.baseUrl}?done=${name}`);
  };

  // Errors are shown to the caller, because this is a tool for developers.
  const answerFailure: ErrorRequestHandler = (error, request, response, _next) => {
    refuse(request, response, 400, describeFault(error));
  };

  const router = express.Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/', ({ baseUrl, query }, response) => {
    const call = typeof query.done === 'string' ? findCall(query.done) : undefined;
    show(response, baseUrl, call && { kind: 'done', text: call.done });
  });
  // After a form error, the browser is at the call's URL. Opening it again leads to the page.
  router.get('/:call', ({ baseUrl }, response) => response.redirect(303, baseUrl));
  router.post('/:call', guard, express.json(), express.urlencoded({ extended: false }), carryOut);
  router.use(answerFailure);
  return router;
}
