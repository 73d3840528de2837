CREATE TABLE "voyage_laytime" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_laytime_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"statement_no" text,
	"voyage_id" bigint NOT NULL,
	"ship_name" bigint,
	"charterer" text,
	"charter_party" text,
	"basis" text NOT NULL,
	"allowed_hours" numeric(20, 2),
	"reversible" boolean,
	"notice_hours" numeric(20, 2) NOT NULL,
	"laycan_from" date,
	"currency_id" bigint,
	"demurrage_rate" numeric(20, 2),
	"despatch_rate" numeric(20, 2),
	"address_commission" numeric(20, 4),
	"claim_days" bigint NOT NULL,
	"allowed_total" numeric(20, 2),
	"used_total" numeric(20, 2),
	"saved_hours" numeric(20, 2),
	"demurrage_hours" numeric(20, 2),
	"demurrage_days" numeric(20, 5),
	"demurrage_amount" numeric(20, 2),
	"commission_amount" numeric(20, 2),
	"net_amount" numeric(20, 2),
	"despatch_amount" numeric(20, 2),
	"claim_due" date,
	"evidence" bigint[],
	"remark" text,
	"status" text NOT NULL,
	CONSTRAINT "voyage_laytime_basis_check" CHECK (basis in ('TOTAL', 'PER_PORT', 'RATE')),
	CONSTRAINT "voyage_laytime_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "voyage_laytime_exception" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_laytime_exception_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"event_type" text NOT NULL,
	"laytime_pct" numeric(20, 2) NOT NULL,
	"demurrage_pct" numeric(20, 2) NOT NULL
);

CREATE TABLE "voyage_laytime_port" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_laytime_port_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"port" bigint NOT NULL,
	"op_type" text NOT NULL,
	"zone" numeric(20, 2) NOT NULL,
	"nor_tendered" timestamp(3) with time zone,
	"all_fast" timestamp(3) with time zone,
	"work_start" timestamp(3) with time zone,
	"hoses_off" timestamp(3) with time zone,
	"allowed_hours" numeric(20, 2),
	"quantity" numeric(20, 3),
	"rate" numeric(20, 2),
	"start" timestamp(3) with time zone,
	"used_hours" numeric(20, 2),
	"over_hours" numeric(20, 2),
	CONSTRAINT "voyage_laytime_port_op_type_check" CHECK (op_type in ('LOADING', 'DISCHARGING'))
);

CREATE TABLE "voyage_laytime_fact" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_laytime_fact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"zone" numeric(20, 2) NOT NULL,
	"from" timestamp(3) with time zone NOT NULL,
	"to" timestamp(3) with time zone,
	"event_type" text NOT NULL,
	"account" text,
	"remark" text
);

CREATE TABLE "voyage_laytime_sheet_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_laytime_sheet_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"stay" bigint,
	"port" bigint,
	"zone" numeric(20, 2),
	"from" timestamp(3) with time zone,
	"to" timestamp(3) with time zone,
	"event_type" text,
	"remark" text,
	"phase" text,
	"pct" numeric(20, 2),
	"hours" numeric(20, 2),
	"used_hours" numeric(20, 2),
	"left_hours" numeric(20, 2),
	"over_hours" numeric(20, 2),
	CONSTRAINT "voyage_laytime_sheet_line_phase_check" CHECK (phase in ('LAYTIME', 'DEMURRAGE'))
);

ALTER TABLE "voyage_laytime" ADD CONSTRAINT "voyage_laytime_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_laytime" ADD CONSTRAINT "voyage_laytime_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_laytime" ADD CONSTRAINT "voyage_laytime_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_laytime_exception" ADD CONSTRAINT "voyage_laytime_exception_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_laytime"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_laytime_port" ADD CONSTRAINT "voyage_laytime_port_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_laytime"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_laytime_port" ADD CONSTRAINT "voyage_laytime_port_port_ref" FOREIGN KEY ("port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_laytime_fact" ADD CONSTRAINT "voyage_laytime_fact_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_laytime"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_laytime_sheet_line" ADD CONSTRAINT "voyage_laytime_sheet_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_laytime"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_laytime_sheet_line" ADD CONSTRAINT "voyage_laytime_sheet_line_port_ref" FOREIGN KEY ("port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "voyage_laytime_statement_no_serial" ON "voyage_laytime" USING btree ("statement_no") WHERE deleted_at is null;
CREATE INDEX "voyage_laytime_sort" ON "voyage_laytime" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_laytime_claim_due_day" ON "voyage_laytime" USING btree ("claim_due") WHERE deleted_at is null;
CREATE INDEX "voyage_laytime_voyage_id_sort" ON "voyage_laytime" USING btree ("voyage_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_laytime_ship_name_sort" ON "voyage_laytime" USING btree ("ship_name","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_laytime_currency_id_sort" ON "voyage_laytime" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_laytime_exception_parent" ON "voyage_laytime_exception" USING btree ("parent_id","seq");
CREATE INDEX "voyage_laytime_port_parent" ON "voyage_laytime_port" USING btree ("parent_id","seq");
CREATE INDEX "voyage_laytime_fact_parent" ON "voyage_laytime_fact" USING btree ("parent_id","seq");
CREATE INDEX "voyage_laytime_sheet_line_parent" ON "voyage_laytime_sheet_line" USING btree ("parent_id","seq");
