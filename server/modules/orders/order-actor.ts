import { Field, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/api/enums.js';

export const ACTOR_KINDS = ['customer', 'staff', 'system'] as const;
type ActorKind = (typeof ACTOR_KINDS)[number];

const ActorKinds = registerEnum<ActorKind>(
  'OrderActorKind',
  'Whether the customer, staff or the system did something.',
  {
    customer: 'The customer.',
    staff: 'One of the staff.',
    system: 'The shop itself, or the payment provider.',
  },
);

@ObjectType({ description: 'Who caused an event of an order, as staff see it.' })
export class OrderActor {
  @Field(() => ActorKinds, { description: 'Which side.' }) kind: ActorKind;
  @Field({ description: 'The name of one of the staff as it is now, or Customer, or System.' }) name: string;
}

/**
 * The actor with an id, as an object with kind and name, in a statement about o(rders) with u(sers) joined by that id.
 * A closed account has the name that its row has then.
 */
export const ACTOR_SQL = (id: string) => `case when ${id} is null then '{"kind": "system", "name": "System"}'
  when ${id} = o.user_id and u.role is distinct from 'admin' then '{"kind": "customer", "name": "Customer"}'
  else jsonb_build_object('kind', 'staff', 'name', coalesce(u.name, 'Deleted user')) end`;
