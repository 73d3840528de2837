CREATE TABLE "system_book" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_book_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"title" text NOT NULL,
	"title_en" text,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"edition" text NOT NULL,
	"publisher" text,
	"published_on" date,
	"valid_to" date,
	"superseded_by_id" bigint,
	"attachment" bigint,
	"remark" text,
	CONSTRAINT "system_book_kind_check" CHECK (kind in ('NAUTICAL', 'CONVENTION', 'CLASS', 'COMPANY', 'MANUAL'))
);

CREATE TABLE "system_book_copy" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_book_copy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"organization_id" bigint NOT NULL,
	"copies" bigint NOT NULL,
	"shelf" text,
	"holder_id" bigint
);

CREATE TABLE "system_book_loan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_book_loan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"book_id" bigint NOT NULL,
	"organization_id" bigint NOT NULL,
	"borrower_id" bigint NOT NULL,
	"borrowed_on" date NOT NULL,
	"due_on" date,
	"returned_on" date,
	"remark" text
);

CREATE TABLE "system_version" (
	"version" text PRIMARY KEY NOT NULL,
	"installed_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "system_version_seen" (
	"user_id" bigint NOT NULL,
	"version" text NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "system_version_seen_user_id_version_pk" PRIMARY KEY("user_id","version")
);

CREATE UNIQUE INDEX "system_book_number_edition_key" ON "system_book" USING btree ("number","edition") WHERE deleted_at is null;
CREATE INDEX "system_book_sort" ON "system_book" USING btree ("number","id") WHERE deleted_at is null;
CREATE INDEX "system_book_superseded_by_id_sort" ON "system_book" USING btree ("superseded_by_id","number","id") WHERE deleted_at is null;
CREATE INDEX "system_book_copy_parent" ON "system_book_copy" USING btree ("parent_id","seq");
CREATE INDEX "system_book_loan_sort" ON "system_book_loan" USING btree ("borrowed_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_book_loan_book_id_sort" ON "system_book_loan" USING btree ("book_id","borrowed_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_book_loan_organization_id_sort" ON "system_book_loan" USING btree ("organization_id","borrowed_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_book_loan_borrower_id_sort" ON "system_book_loan" USING btree ("borrower_id","borrowed_on" desc,"id" desc) WHERE deleted_at is null;
