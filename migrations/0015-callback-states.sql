ALTER TABLE "system_payment_callback" ADD CONSTRAINT "system_payment_callback_trade_status_check" CHECK (trade_status in ('WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'));
