import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { Env } from '../../../platform/env/env.js';
import { PromotionAdminService } from '../../catalogue/promotions/promotion-admin.service.js';
import { AccountsService } from '../../orders/accounts/accounts.service.js';
import { OrderAdminService } from '../../orders/admin/order-admin.service.js';
import { OrderService } from '../../orders/order.service.js';
import { OrderPaymentsAdminService } from '../admin-payments/order-payments-admin.service.js';
import { OrderChargeService } from '../charges/order-charge.service.js';
import { CheckoutService } from '../checkout.service.js';
import { OrderChangeService } from '../order-changes/order-change.service.js';
import { PaymentIssueService } from '../payment-issues/payment-issue.service.js';
import { startRefund } from '../refunds/execute-refund.js';
import { readRefundCandidates } from '../refunds/refund.store.js';
import type { PaymentStage } from './payment-stage.js';

/** A member of staff; each request gets new services. */
export class StaffAtStage {
  private constructor(
    private readonly stage: PaymentStage,
    private readonly viewer: Viewer,
  ) {}

  static async hire(stage: PaymentStage, name = 'Sam'): Promise<StaffAtStage> {
    const [id, email] = [randomUUID(), `${randomUUID()}@example.com`];
    await stage.rows(
      `insert into users (id, name, email, password_hash, role, created_at) values ($1, $2, $3, 'none', 'admin', now())`,
      [id, name, email],
    );
    return new StaffAtStage(stage, {
      user: { id, name, email, role: 'admin', sessionVersion: 1 },
      guestId: null,
    });
  }

  money(): OrderPaymentsAdminService {
    return new OrderPaymentsAdminService({ ...this.stage.deps(), orders: this.reading() }, this.viewer);
  }

  private reading(): OrderService {
    const { pool } = this.stage.database;
    return new OrderService({ ...this.stage.deps(), pool, reads: pool }, this.viewer);
  }

  /** Links a dashboard refund: null to none of ours, by default to the first that it may be for. */
  async link(id: string, refundId?: string | null) {
    const [first] = await readRefundCandidates(this.stage.deps().em, id);
    return this.money().linkRefund(id, refundId === undefined ? (first ?? randomUUID()) : refundId);
  }

  /** Services for charges and for changes of customers' orders. */
  changing(): { readonly charges: OrderChargeService; readonly changes: OrderChangeService } {
    const deps = this.stage.deps();
    const orders = this.reading();
    const checkouts = new CheckoutService({ ...deps, env: { jwtSecret: '' } as Env }, this.viewer);
    return {
      charges: new OrderChargeService({ ...deps, orders }, this.viewer),
      changes: new OrderChangeService({ ...deps, orders, checkouts }, this.viewer),
    };
  }

  reviews(): PaymentIssueService {
    return new PaymentIssueService(this.stage.deps(), this.viewer);
  }

  promotions(): PromotionAdminService {
    return new PromotionAdminService(this.stage.deps(), this.viewer);
  }

  accounts(): AccountsService {
    const { em, now } = this.stage.deps();
    return new AccountsService({ em, pool: this.stage.database.pool, now }, this.viewer);
  }

  orders(): OrderAdminService {
    const { em, log, now } = this.stage.deps();
    const { pool } = this.stage.database;
    const start = (refundId: string) => startRefund(this.stage.deps(), refundId);
    return new OrderAdminService({ em, pool, reads: pool, log, now, startRefund: start }, this.viewer);
  }
}
