CREATE TABLE "finance_bank_return" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_bank_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"file_name" text,
	"focus_payment_id" bigint,
	"paid_count" bigint,
	"failed_count" bigint,
	"size" bigint,
	"sha256" text,
	"recorded_at" timestamp(3) with time zone
);

CREATE TABLE "finance_bank_return_download" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_bank_return_download_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"user_name" text,
	"downloaded_at" timestamp(3) with time zone
);

CREATE TABLE "finance_bank_content" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_bank_content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"bank_file_id" bigint,
	"bank_return_id" bigint,
	"content" text
);

ALTER TABLE "finance_bank_file" ADD COLUMN "file_no" text;
ALTER TABLE "finance_bank_file" ADD COLUMN "size" bigint;
ALTER TABLE "finance_batch_line" ADD COLUMN "return_id" bigint;
ALTER TABLE "finance_payer_account" ADD COLUMN "swift" text;
ALTER TABLE "finance_payer_account" ADD COLUMN "file_layout" text DEFAULT 'CSV' NOT NULL;
ALTER TABLE "finance_payer_account" ALTER COLUMN "file_layout" DROP DEFAULT;
ALTER TABLE "finance_payer_account" ADD COLUMN "max_lines" bigint DEFAULT 500 NOT NULL;
ALTER TABLE "finance_payer_account" ALTER COLUMN "max_lines" DROP DEFAULT;
ALTER TABLE "finance_bank_return" ADD CONSTRAINT "finance_bank_return_focus_payment_id_ref" FOREIGN KEY ("focus_payment_id") REFERENCES "public"."finance_focus_payment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_bank_return_download" ADD CONSTRAINT "finance_bank_return_download_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_bank_return"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_bank_content" ADD CONSTRAINT "finance_bank_content_bank_file_id_ref" FOREIGN KEY ("bank_file_id") REFERENCES "public"."finance_bank_file"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_bank_content" ADD CONSTRAINT "finance_bank_content_bank_return_id_ref" FOREIGN KEY ("bank_return_id") REFERENCES "public"."finance_bank_return"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "finance_bank_return_sha256_key" ON "finance_bank_return" USING btree ("sha256") WHERE deleted_at is null;
CREATE INDEX "finance_bank_return_sort" ON "finance_bank_return" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_bank_return_focus_payment_id_sort" ON "finance_bank_return" USING btree ("focus_payment_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_bank_return_download_parent" ON "finance_bank_return_download" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "finance_bank_content_bank_file_id_key" ON "finance_bank_content" USING btree ("bank_file_id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "finance_bank_content_bank_return_id_key" ON "finance_bank_content" USING btree ("bank_return_id") WHERE deleted_at is null;
CREATE INDEX "finance_bank_content_bank_file_id_sort" ON "finance_bank_content" USING btree ("bank_file_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_bank_content_bank_return_id_sort" ON "finance_bank_content" USING btree ("bank_return_id","id" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "finance_batch_line" ADD CONSTRAINT "finance_batch_line_return_id_ref" FOREIGN KEY ("return_id") REFERENCES "public"."finance_bank_return"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_payer_account" ADD CONSTRAINT "finance_payer_account_file_layout_check" CHECK (file_layout in ('CSV', 'PAIN_001'));
