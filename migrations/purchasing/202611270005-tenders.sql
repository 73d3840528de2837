CREATE TABLE "purchasing_tender" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_tender_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"tender_no" text,
	"title" text NOT NULL,
	"inquiry_id" bigint,
	"buyer_id" bigint,
	"statutory" boolean,
	"two_envelope" boolean,
	"deadline" timestamp(3) with time zone,
	"tech_least" bigint NOT NULL,
	"price_weight" bigint NOT NULL,
	"tech_weight" bigint NOT NULL,
	"service_weight" bigint NOT NULL,
	"delivery_weight" bigint NOT NULL,
	"open_first_by" bigint,
	"open_first_at" timestamp(3) with time zone,
	"open_second_by" bigint,
	"open_second_at" timestamp(3) with time zone,
	"prices_at" timestamp(3) with time zone,
	"bid_count" bigint,
	"bid_status" text NOT NULL,
	CONSTRAINT "purchasing_tender_bid_status_check" CHECK (bid_status in ('DRAFT', 'PUBLISHED', 'SCORING', 'SCORED', 'HANDED', 'FAILED', 'CANCELLED'))
);

CREATE TABLE "purchasing_tender_member" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_tender_member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"declared_at" timestamp(3) with time zone,
	"scored_at" timestamp(3) with time zone
);

CREATE TABLE "purchasing_tender_bid" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_tender_bid_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"place_no" bigint,
	"partner_id" bigint,
	"quotation_id" bigint,
	"total_base" numeric(20, 2),
	"technical" numeric(20, 2),
	"service" numeric(20, 2),
	"delivery" numeric(20, 2),
	"price_points" numeric(20, 2),
	"total_points" numeric(20, 2),
	"qualified" boolean
);

CREATE TABLE "purchasing_tender_mark" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_tender_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"partner_id" bigint,
	"user_id" bigint,
	"technical" numeric(20, 2),
	"service" numeric(20, 2),
	"delivery" numeric(20, 2)
);

CREATE TABLE "purchasing_tender_score" (
	"tender_id" bigint NOT NULL,
	"quotation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"technical" numeric(5, 2) NOT NULL,
	"service" numeric(5, 2),
	"delivery" numeric(5, 2),
	CONSTRAINT "purchasing_tender_score_tender_id_user_id_quotation_id_pk" PRIMARY KEY("tender_id","user_id","quotation_id")
);

ALTER TABLE "purchasing_inquiry" ADD COLUMN "tendered" boolean;
ALTER TABLE "purchasing_tender" ADD CONSTRAINT "purchasing_tender_inquiry_id_ref" FOREIGN KEY ("inquiry_id") REFERENCES "public"."purchasing_inquiry"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender" ADD CONSTRAINT "purchasing_tender_buyer_id_ref" FOREIGN KEY ("buyer_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender" ADD CONSTRAINT "purchasing_tender_open_first_by_ref" FOREIGN KEY ("open_first_by") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender" ADD CONSTRAINT "purchasing_tender_open_second_by_ref" FOREIGN KEY ("open_second_by") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender_member" ADD CONSTRAINT "purchasing_tender_member_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_tender"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender_member" ADD CONSTRAINT "purchasing_tender_member_user_id_ref" FOREIGN KEY ("user_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender_bid" ADD CONSTRAINT "purchasing_tender_bid_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_tender"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender_bid" ADD CONSTRAINT "purchasing_tender_bid_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender_bid" ADD CONSTRAINT "purchasing_tender_bid_quotation_id_ref" FOREIGN KEY ("quotation_id") REFERENCES "public"."purchasing_quotation"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender_mark" ADD CONSTRAINT "purchasing_tender_mark_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_tender"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender_mark" ADD CONSTRAINT "purchasing_tender_mark_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_tender_mark" ADD CONSTRAINT "purchasing_tender_mark_user_id_ref" FOREIGN KEY ("user_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "purchasing_tender_tender_no_serial" ON "purchasing_tender" USING btree ("tender_no") WHERE deleted_at is null;
CREATE INDEX "purchasing_tender_sort" ON "purchasing_tender" USING btree ("tender_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_tender_deadline_day" ON "purchasing_tender" USING btree ("deadline") WHERE deleted_at is null;
CREATE INDEX "purchasing_tender_inquiry_id_sort" ON "purchasing_tender" USING btree ("inquiry_id","tender_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_tender_buyer_id_sort" ON "purchasing_tender" USING btree ("buyer_id","tender_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_tender_open_first_by_sort" ON "purchasing_tender" USING btree ("open_first_by","tender_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_tender_open_second_by_sort" ON "purchasing_tender" USING btree ("open_second_by","tender_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_tender_member_parent" ON "purchasing_tender_member" USING btree ("parent_id","seq");
CREATE INDEX "purchasing_tender_bid_parent" ON "purchasing_tender_bid" USING btree ("parent_id","seq");
CREATE INDEX "purchasing_tender_mark_parent" ON "purchasing_tender_mark" USING btree ("parent_id","seq");
