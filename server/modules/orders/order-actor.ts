import { Field, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/api/enums.js';

export const ACTOR_KINDS = ['customer', 'staff', 'system'] as const;
type ActorKind = (typeof ACTOR_KINDS)[number];

const ActorKinds = registerEnum<ActorKind>(
  'OrderActorKind',
  'The side that caused an event: the customer, staff or the system.',
  {
    customer: 'The customer.',
    staff: 'A member of staff.',
    system: "The shop's software, or the payment provider.",
  },
);

@ObjectType({ description: 'Who caused an event of an order, as staff see it.' })
export class OrderActor {
  @Field(() => ActorKinds, { description: 'The side that caused it.' }) kind: ActorKind;
  @Field({ description: 'Current name of the member of staff, or Customer, or System.' }) name: string;
}

/**
 * The actor with an id, as an object with kind and name, in a statement about o(rders) with u(sers) joined by that id.
 * A closed account has the name that its row has then.
 */
export const ACTOR_SQL = (id: string) => `case when ${id} is null then '{"kind": "system", "name": "System"}'
  when ${id} = o.user_id and u.role is distinct from 'admin' then '{"kind": "customer", "name": "Customer"}'
  else jsonb_build_object('kind', 'staff', 'name', coalesce(u.name, 'Deleted user')) end`;
