import { Router } from 'express';
import type { Parts } from '../parts.js';
import { forAnyone } from '../rest-door.js';
import { readInput } from '../shared/validate.js';
import { LoginInput, RegisterInput } from './user.inputs.js';
import { toRestUser } from './user.rest.js';

/** Sign-up and sign-in. */
export function userRoutes(parts: Parts): Router {
  const router = Router();
  router.post(
    '/users/register',
    forAnyone(parts, async ({ services }, request, response) => {
      const { user, token } = await services.users.register(await readInput(RegisterInput, request.body));
      response.status(201);
      return { user: toRestUser(user), token };
    }),
  );
  router.post(
    '/users/login',
    forAnyone(parts, async ({ services }, request) => {
      const { user, token } = await services.users.login(await readInput(LoginInput, request.body));
      return { user: toRestUser(user), token };
    }),
  );
  return router;
}
