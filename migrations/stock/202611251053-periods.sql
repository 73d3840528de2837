CREATE TABLE "stock_period" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_period_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"month" text NOT NULL,
	"entries" bigint,
	"closed_at" timestamp(3) with time zone,
	"closed_name" text,
	"period_status" text NOT NULL,
	CONSTRAINT "stock_period_period_status_check" CHECK (period_status in ('OPEN', 'CLOSED'))
);

CREATE TABLE "stock_proof" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_proof_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"proved_at" timestamp(3) with time zone,
	"result" text NOT NULL,
	"checked" bigint,
	"different" bigint,
	CONSTRAINT "stock_proof_result_check" CHECK (result in ('AGREES', 'DIFFERS'))
);

CREATE TABLE "stock_difference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"pool_id" bigint,
	"figure" text NOT NULL,
	"kept" numeric(20, 4),
	"summed" numeric(20, 4),
	CONSTRAINT "stock_difference_figure_check" CHECK (figure in ('QTY', 'VALUE', 'COUNT'))
);

ALTER TABLE "stock_period" ADD CONSTRAINT "stock_period_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_period" ADD CONSTRAINT "stock_period_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_period" ADD CONSTRAINT "stock_period_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_difference" ADD CONSTRAINT "stock_difference_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_proof"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_difference" ADD CONSTRAINT "stock_difference_pool_id_ref" FOREIGN KEY ("pool_id") REFERENCES "public"."stock_pool"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "stock_period_store_id_month_key" ON "stock_period" USING btree ("store_id","month") WHERE deleted_at is null;
CREATE INDEX "stock_period_sort" ON "stock_period" USING btree ("month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_period_store_id_sort" ON "stock_period" USING btree ("store_id","month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_period_organization_id_sort" ON "stock_period" USING btree ("organization_id","month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_period_vessel_id_sort" ON "stock_period" USING btree ("vessel_id","month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_proof_sort" ON "stock_proof" USING btree ("proved_at" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_difference_parent" ON "stock_difference" USING btree ("parent_id","seq");
