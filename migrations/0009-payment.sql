CREATE TABLE "system_payment_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_payment_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"order_no" text,
	"subject" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"pay_code" text,
	"trade_no" text,
	"paid_amount" numeric(20, 2),
	"paid_time" timestamp(3) with time zone,
	"payer" text,
	"proof" bigint,
	"checked_time" timestamp(3) with time zone,
	CONSTRAINT "system_payment_order_provider_check" CHECK (provider in ('manual', 'alipay')),
	CONSTRAINT "system_payment_order_status_check" CHECK (status in ('PENDING', 'PAID', 'CLOSED'))
);

CREATE TABLE "system_payment_callback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_payment_callback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"received_time" timestamp(3) with time zone,
	"order_id" bigint,
	"outcome" text NOT NULL,
	"notify_id" text,
	"trade_no" text,
	"trade_status" text,
	"amount" numeric(20, 2),
	"address" text,
	"payload" jsonb,
	CONSTRAINT "system_payment_callback_outcome_check" CHECK (outcome in ('ACCEPTED', 'REPEATED', 'IGNORED', 'BAD_SIGNATURE', 'WRONG_APP', 'UNKNOWN_ORDER', 'WRONG_AMOUNT', 'CLOSED_ORDER'))
);

CREATE UNIQUE INDEX "system_payment_order_order_no_serial" ON "system_payment_order" USING btree ("order_no") WHERE deleted_at is null;
CREATE INDEX "system_payment_order_sort" ON "system_payment_order" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_payment_callback_sort" ON "system_payment_callback" USING btree ("received_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_payment_callback_order_id_sort" ON "system_payment_callback" USING btree ("order_id","received_time" desc,"id" desc) WHERE deleted_at is null;
