CREATE TABLE "partner_vendor_user" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_vendor_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"username" text NOT NULL,
	"partner_id" bigint NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"language" text NOT NULL,
	"invited_at" timestamp(3) with time zone,
	"last_sign_in" timestamp(3) with time zone,
	"user_status" text NOT NULL,
	CONSTRAINT "partner_vendor_user_type_check" CHECK (type in ('quote', 'shipRepair')),
	CONSTRAINT "partner_vendor_user_language_check" CHECK (language in ('zh', 'en')),
	CONSTRAINT "partner_vendor_user_user_status_check" CHECK (user_status in ('INVITED', 'ACTIVE', 'DISABLED'))
);

ALTER TABLE "partner_vendor_user" ADD CONSTRAINT "partner_vendor_user_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "partner_vendor_user_username_key" ON "partner_vendor_user" USING btree ("username") WHERE deleted_at is null;
CREATE INDEX "partner_vendor_user_sort" ON "partner_vendor_user" USING btree ("username","id") WHERE deleted_at is null;
CREATE INDEX "partner_vendor_user_partner_id_sort" ON "partner_vendor_user" USING btree ("partner_id","username","id") WHERE deleted_at is null;
